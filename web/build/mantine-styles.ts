import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../node_modules/@mantine/core/styles')

/**
 * Fails the build if `theme/mantine.css` does not match the components in use. A missing style would otherwise only
 * show on the screen.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle)
        const used = classesOf(files.map((file) => (file.type === 'chunk' ? file.code : '')).join(' '))
        const styled = classesOf(
          files
            .map((file) => (/\.css$/.test(file.fileName) && 'source' in file ? file.source : ''))
            .join(' '),
        )
        for (const name of (await readdir(folder)).filter((file) => !file.endsWith('.layer.css'))) {
          const classes = [...classesOf(await readFile(join(folder, name), 'utf8'))]
          if (classes.some((one) => used.has(one) && !styled.has(one)))
            this.error(`theme/mantine.css lacks ${name}`)
          if (classes.length > 0 && classes.every((one) => styled.has(one) && !used.has(one)))
            this.error(`theme/mantine.css has ${name}, which nothing uses`)
        }
      },
    },
  }
}

/** Mantine uses the same class names in its scripts and in its styles. */
function classesOf(text: string): Set<string> {
  return new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g))
}
