import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import zopfli from '@gfx/zopfli'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin, ProxyOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { filesNotKept, readBuiltFiles } from './kept-files.ts'
import { packKeptFiles } from './kept-packs.ts'

const port = Number(process.env['MAKTAB_WEB_PORT'] ?? 5173)
const server = process.env['MAKTAB_SERVER_URL'] ?? 'http://localhost:8080'
const root = fileURLToPath(new URL('.', import.meta.url))

const { version } = JSON.parse(readFileSync(join(root, '../../package.json'), 'utf8')) as { readonly version: string }

/** Pages come from the server, which puts the tenant into the template that it fetches from here under this header. */
const pageProxy: ProxyOptions = {
  target: server,
  bypass(request) {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    const isForServer = isPage && request.headers['x-maktab-template'] === undefined
    return isForServer ? undefined : request.url
  },
}

/** What everybody fetches before the first screen, and words of classes and work: a school's own network without https sends gzip, and a search for the shortest saves 4 % of it. */
const isOfFirstLoad = (file: string) =>
  /[\\/](entrance|application|both-sides|everyday|class-work|[a-z]{2}-(entrance|application|others|home|assignments|work))-[\w-]{8}\.(js|css)$/.test(
    file,
  )

const shortestGzip = promisify(zopfli.gzip)

/** Writes a .br and a .gz beside each file worth it, so that the server never compresses while somebody waits. */
function precompress(): Plugin {
  let folder = ''
  return {
    name: 'maktab-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const path of filesBelow(folder)) {
          if (!/\.(js|mjs|css|svg|json|wasm|webmanifest)$/.test(path) || statSync(path).size < 1024) continue
          const bytes = readFileSync(path)
          const shortest = isOfFirstLoad(path)
            ? await shortestGzip(bytes, { numiterations: 5 })
            : gzipSync(bytes, { level: 9 })
          writeFileSync(`${path}.gz`, shortest)
          writeFileSync(
            `${path}.br`,
            brotliCompressSync(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            }),
          )
        }
      },
    },
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** `/kit` shows every part in every state, while developing only: the build begins at index.html and never meets it. */
function kitPage(): Plugin {
  return {
    name: 'maktab-kit-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '').split('?', 2)
        const asked = query === undefined ? '' : `?${query}`
        // What the page fetches stands beside it: without the slash it would be looked for one folder up.
        if (path === '/kit') return response.writeHead(302, { location: `/kit/${asked}` }).end()
        if (path === '/kit/') request.url = `/kit/index.html${asked}`
        next()
      })
    },
  }
}

const isEntrance = (file: string) => /entrance-[\w-]{8}\.js$/.test(file)
const isApplication = (file: string) => /application-[\w-]{8}\.js$/.test(file)
const isLanding = (file: string) =>
  /(dashboard|account|lesson-player|lesson-work|layout|notice)-[\w-]{8}\.js$/.test(file)

/** Pieces that most screens behind the sign-in share, and those that go with classes and their work. */
const everyday =
  /[\\/](ui[\\/]src[\\/][a-z]+[\\/](card|progress-bar|status-looks|part-words)|page[\\/]call-state|schools[\\/](class-name|subject-name)|domain[\\/]src[\\/]schools[\\/]percentages)\.tsx?$/
/** What the screens of lessons share: found one after the other, such small files would keep a slow phone from its lesson. */
const lessonWork =
  /[\\/]((calls[\\/]content[\\/]lessons\.generated|content[\\/](lesson-completion|content-status|content-kind)|viewers[\\/]content-viewer|learning[\\/](progress|module-list|lesson-player\.module))\.(tsx?|css)|page[\\/]path\.tsx|ui[\\/]src[\\/]layout[\\/]breadcrumbs\.tsx)$/
const classWork =
  /[\\/](ui[\\/]src[\\/]charts[\\/]number-card|src[\\/]calls[\\/]use-downloads|calls[\\/](assignments[\\/]assignments|learning[\\/]progress|schools[\\/]classes)\.generated|assignments[\\/](set-assignment-card|work-status|use-has-assignments)|learning[\\/]place)\.tsx?$/

export default defineConfig({
  root,
  plugins: [
    react(),
    kitPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // The page registers it itself, and the manifest is the tenant's, from the server.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['assets/**/*.{js,mjs,css,woff2,wasm}', 'icons/*.{svg,png}', 'appearance.js'],
        // Exact modules with their reasons; tools/check-kept-files.ts holds that nothing else is missing.
        manifestTransforms: [
          (entries) => {
            const built = readBuiltFiles(join(root, 'dist'))
            const left = filesNotKept(built)
            const found = entries.filter(({ url }) => !left.has(url))
            const { listed, packs } = packKeptFiles(
              found.map(({ url, revision, size }) => ({ url, revision: revision ?? null, size })),
              built,
            )
            for (const { name, text } of packs) writeFileSync(join(root, 'dist', name), text)
            return { manifest: listed.map((file) => ({ ...file, size: 0 })) }
          },
        ],
        maximumFileSizeToCacheInBytes: 6 * 1024 * 1024,
      },
    }),
    precompress(),
  ],
  define: { 'import.meta.env.MAKTAB_VERSION': JSON.stringify(version) },
  // Class names travel twice, in the styles and in the scripts.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: ['chrome109', 'safari15.4', 'firefox104'],
    // tools/check-budgets.ts reads it.
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page starts with travels in one file, and what every screen behind the sign-in has in another: shared files apart
        // compress worse, and name each other at length.
        codeSplitting: {
          groups: [
            { name: 'entrance', test: /[\\/]src[\\/]main\.tsx$/, priority: 5 },
            // Parts of what is fetched before the sign-in, after the first screen: it must not bring the application with it.
            {
              name: 'both-sides',
              test: /[\\/](ui[\\/]src[\\/][a-z]+[\\/](dialog|toasts|states|avatar)|shell[\\/](show-messages|network-banner))\.tsx$/,
              priority: 4,
            },
            {
              name: 'application',
              test: /[\\/]src[\\/](shell[\\/]application|screens[\\/](routes|preload-screen))\.tsx?$/,
              priority: 3,
            },
            // Each of these by itself would cost more in headers than it weighs.
            { name: 'everyday', test: everyday, priority: 2 },
            { name: 'class-work', test: classWork, priority: 1 },
            { name: 'lesson-work', test: lessonWork, priority: 0 },
          ],
        },
      },
    },
    modulePreload: {
      // The first file lists no files of what it may fetch one day, but for what stands behind the sign-in; the second none but for where most
      // people land and what they come for, as by the next screen the device keeps every file. Stylesheets must be listed.
      resolveDependencies: (fetched, needed, { hostId }) =>
        (isEntrance(hostId) && !/application-/.test(fetched)) || (isApplication(hostId) && !isLanding(fetched))
          ? needed.filter((one) => one.endsWith('.css'))
          : needed,
    },
  },
  worker: { format: 'es' },
  // The engine finds its .wasm beside itself.
  optimizeDeps: { exclude: ['@journeyapps/wa-sqlite'] },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': server,
      '/files': server,
      '/healthz': server,
      '/readyz': server,
      '/androidapp/version.json': server,
      '/demo/accounts.json': server,
      '/manifest.webmanifest': server,
      '/player-versions.json': server,
      // On the hosts that show packages.
      '^/(frame|play|player)/': server,
      '/worker.js': server,
      '^/(?!@|src/|kit/|node_modules/).*': pageProxy,
    },
  },
})
