import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const texts = /\.(js|css|svg|html)$/

/**
 * Compresses the built files once, so the server does not compress them for each request. The files of the first page
 * get the highest quality.
 */
export function compressedFiles(): Plugin {
  let folder = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    writeBundle: async () => {
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      const assets = join(folder, 'assets')
      const names = (await readdir(assets)).filter((name) => texts.test(name))
      await Promise.all(
        names.map(async (name) => {
          const isFirst = page.includes(`/${name}"`)
          const text = await readFile(join(assets, name))
          // The highest quality takes eight times as long and saves a twentieth of the size.
          const params = { [constants.BROTLI_PARAM_QUALITY]: isFirst ? 11 : 9 }
          await writeFile(join(assets, `${name}.br`), await compress(text, { params }))
        }),
      )
    },
  }
}
