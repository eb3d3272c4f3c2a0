### Words on the pictures of Forbidden Stars: few and short
forbidden_stars-picture-panel = { $name }
forbidden_stars-picture-combat = Combat
