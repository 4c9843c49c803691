@echo off
rem The command of this release: runs the version in use with the Node that came with it. Without a word it starts the school.
set /p version=<"%~dp0current"
set word=%*
if "%word%"=="" set word=start
"%~dp0versions\%version%\node\bin\node.exe" --max-old-space-size=512 --max-semi-space-size=8 "%~dp0versions\%version%\apps\server\dist\maktab.js" "%~dp0." %word%
if "%*"=="" pause
