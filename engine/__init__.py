"""The rules. Pure: no Discord, no pictures, no files but component data, no clock, no asyncio."""
