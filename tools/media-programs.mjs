/** Finds ffmpeg and LibreOffice for their tests, else installs them by the platform's usual way, else says what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const wanted = ['ffmpeg', 'ffprobe', 'soffice']
const usualPlaces = (name) => [
  `/usr/bin/${name}`,
  `/usr/local/bin/${name}`,
  `/opt/homebrew/bin/${name}`,
  `/Applications/LibreOffice.app/Contents/MacOS/${name}`,
  `C:\\Program Files\\LibreOffice\\program\\${name}.exe`,
  `C:\\Program Files\\ffmpeg\\bin\\${name}.exe`,
]
const missing = () => wanted.filter((name) => !usualPlaces(name).some((path) => existsSync(path)))

/** Ends the process with advice where one is missing and cannot be installed. */
export function installMediaPrograms() {
  if (missing().length === 0) return
  console.log(`Not found: ${missing().join(', ')}. Installing`)
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const run = (args) =>
      spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0
    if (run(['update']))
      run([
        'install',
        '-y',
        '--no-install-recommends',
        'ffmpeg',
        'libreoffice-writer',
        'libreoffice-calc',
        'libreoffice-impress',
      ])
  }
  if (missing().length === 0) return
  console.error(
    `The tests of renditions and conversions need ${missing().join(' and ')}.\nDebian, Ubuntu: apt-get install ffmpeg libreoffice-writer libreoffice-calc libreoffice-impress; others: ffmpeg.org, libreoffice.org`,
  )
  process.exit(1)
}
