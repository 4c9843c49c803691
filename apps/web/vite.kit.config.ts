import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit page built by itself, for the tests that drive it. No build that is deployed holds it. */
export default defineConfig({
  root: fileURLToPath(new URL('kit', import.meta.url)),
  base: './',
  plugins: [react()],
  build: {
    outDir: '../dist-kit',
    emptyOutDir: true,
    target: ['chrome109', 'safari15.4', 'firefox104'],
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
})
