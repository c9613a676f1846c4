import type { CostListMapping } from '@vendaclara/core/products'
import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import { type FileToRead, readList } from '../files/read-file.ts'
import { type FilesToRead, type Progress, readFiles } from '../files/read-files.ts'

const calls = {
  readFiles: (files: FilesToRead, { report }: Job<Progress>) => readFiles(files, report),
  readList: ({ mapping, ...file }: FileToRead & { readonly mapping: CostListMapping }) =>
    readList(file, mapping),
}
export type ProductFilesCalls = typeof calls

serveCalls(calls, fileRefusals)
