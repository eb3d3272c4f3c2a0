"""pass"""
