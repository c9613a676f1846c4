import type { FileSlot } from '@vendaclara/contract/closing'

interface HandedFile {
  readonly slot: FileSlot
  readonly file: File
}

const handed = new Map<string, HandedFile[]>()

/** Files that were dropped elsewhere but belong to a closing, which reads them once it is open. */
export const handedFiles = {
  give: (closing: string, file: HandedFile): void => {
    handed.set(closing, [...(handed.get(closing) ?? []), file])
  },

  /** The files of a closing by slot; they are handed out only once. */
  take: (closing: string): Partial<Record<FileSlot, readonly File[]>> => {
    const files = handed.get(closing) ?? []
    handed.delete(closing)
    const of = (slot: FileSlot) => files.filter((one) => one.slot === slot).map(({ file }) => file)
    return { orders: of('orders'), income: of('income') }
  },
}
