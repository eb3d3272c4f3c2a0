"""Questions as people meet them: prompts, panels, buttons, lists and forms."""
