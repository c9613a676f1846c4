import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy takes fonts and images from files only, never from data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The setting must run with the library, before any chunk that makes schemas.
            { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/ },
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '^/$': api } },
})
