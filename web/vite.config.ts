import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './build/compressed-files.ts'
import { filesAhead } from './build/files-ahead.ts'
import { helpPages } from './build/help-pages.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { pageHeads } from './build/page-heads.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sharedFile } from './build/shared-file.ts'
import { skeleton } from './build/skeleton.ts'

const api = `http://localhost:${process.env.PORT ?? 3000}`

const inputs =
  'ActionIcon|Anchor|Combobox/(ComboboxChevron|Combobox.module|get-parsed)|Flex|Group|Input|InputBase|NativeSelect|PasswordInput|TextInput'
const forms = new RegExp(
  [
    '@mantine/hooks/esm/use-uncontrolled/',
    `@mantine/core/esm/(components/(${inputs})|core/styles-api)`,
    // A field of a day brings its calendar along, which neither of them has.
    'web/src/(forms/(?!day-field)|workers|features/account/(frame|fields|texts)|ui/warning-alert)',
  ].join('|'),
)

export default defineConfig({
  plugins: [
    react(),
    helpPages(),
    mantineStyles(),
    pageHeads(),
    skeleton(),
    filesAhead(),
    compressedFiles(),
    serviceWorker(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy takes fonts and images from files only, never from data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'zod', test: /node_modules\/zod\// },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
            },
            // Some browsers and proxies fetch six files at a time, and each file costs a browser time: the rest comes in few.
            { name: 'first', tags: ['$initial'] },
            // What the login and the sign-up need, apart, so that a visitor does not wait there for what only the tools need.
            { name: 'forms', test: forms },
            // What the calculator of the public page computes with, without what closings do.
            { name: 'pricing', test: /core\/src\/pricing\// },
            // The calendars read it before it is there if it lies in a file that needs theirs.
            { name: 'days', test: /node_modules\/dayjs\// },
            { name: 'icons', test: /icons-react\/dist\/esm\/icons\// },
            // One file: parts of it need each other, and several files would wait for one another.
            {
              name: 'mantine',
              test: /node_modules\/(@mantine|@floating-ui|react-remove-scroll)/,
              minShareCount: 2,
            },
            { name: sharedFile(), debugName: 'tools' },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '^/$': api } },
})
