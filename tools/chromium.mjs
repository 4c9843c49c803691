/** Finds a Chromium or Chrome for the browser tests, else installs one by the platform's usual way, else says what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Path of an installed browser; undefined where there is none. */
export function installedChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return usualPlaces.find((path) => existsSync(path)) ?? playwrightChromium()
}

function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Path of a browser, installing one where none is found; ends the process with advice where that fails. */
export function findChromium() {
  const found = installedChromium() ?? install()
  if (found) return found
  console.error(
    'The browser tests need Chromium or Chrome, none was found and none could be installed.\n' +
      'Install one (Debian, Ubuntu: apt-get install chromium; others: google.com/chrome),\n' +
      'or name the one you have: CHROMIUM_PATH=/path/to/chrome npm test',
  )
  process.exit(1)
}

function install() {
  const run = (command, args) =>
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  console.log('No Chromium found: installing one')
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']))
      return installedChromium()
  }
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return installedChromium()
}
