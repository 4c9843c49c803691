import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'

/** An installed Chromium or Chrome; undefined leaves the choice to Playwright's own. */
function installedBrowser(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}

const executablePath = installedBrowser()
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing beyond this machine is asked for, also by a frame with a page of another site.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Each file of tests has a page of its own, which asked the server for some hundred modules that the page before it had. */
const modulesAreKept: Plugin = {
  name: 'modules-are-kept',
  enforce: 'pre',
  configureServer(server) {
    // They change while tests are watched.
    if (server.config.server.watch !== null) return
    server.middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

/** What depends on a browser: dates, digits, fonts, parts, contrast. */
export default defineConfig({
  plugins: [react(), modulesAreKept],
  // Found while a test runs, a dependency would reload the page under it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'axe-core',
      '@tanstack/react-virtual',
      '@tiptap/core',
      '@tiptap/extensions/undo-redo',
      '@tiptap/pm/state',
      '@tiptap/pm/view',
      'react-hook-form',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      'libphonenumber-js/mobile',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'docx-preview',
      'hucre',
    ],
    exclude: ['foliate-js', '@journeyapps/wa-sqlite'],
  },
  cacheDir: fileURLToPath(new URL('node_modules/.vite-browser-tests', import.meta.url)),
  test: {
    name: 'browser',
    // A busy machine is slow; a part that never comes is still found.
    // Parts wait for timers and frames; by itself Vitest leaves one of two cores idle.
    maxWorkers: 2,
    expect: { poll: { interval: 10, timeout: 10_000 } },
    testTimeout: 30_000,
    include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: '127.0.0.1', port: 5100 },
      provider: playwright({
        launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: quiet },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
    },
  },
})
