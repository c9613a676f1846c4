import { z } from 'zod'
import { count, version } from '../../amounts.ts'
import { endpoint, largestBody } from '../../endpoint.ts'
import { fileReceipt } from '../files/receipts.ts'
import { wireMonth } from '../month-names.ts'
import { wireFigures } from '../wire-figures.ts'
import { statedLeftOut, statedOrder } from './order-rows.ts'
import { statedDetail, statedPayment, statedTakenBack } from './payment-rows.ts'

/** The most rows in one call, in either direction. */
export const mostRowsOfPart = 2000

/** The most rows of one file. */
const mostRowsOfFile = 1_000_000
/** A place among all rows of a file, or how many rows it has. */
export const filePlace = z.number().int().min(0).max(mostRowsOfFile)

/** The most announced files of an account that wait for rows at the same time. */
export const mostOpenFiles = 8

/** The most files that one call removes from a month. */
export const mostRemoved = 100

/** What a file is to a month: its orders, or its income. */
export const fileSlots = ['orders', 'income'] as const
export type FileSlot = (typeof fileSlots)[number]

/** Reports that are given as income: absent if it is the marketplace's usual one. */
const report = z.string().max(60)
const fileNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/**
 * A file of a month. `rows` is how many rows of it are stored: orders, orders left out, payments and details together.
 * `givenAt` is when it was given, in milliseconds since 1970.
 */
export const givenFile = z.object({
  file: fileNumber,
  slot: z.enum(fileSlots),
  sha256: z.string(),
  report: report.exactOptional(),
  rows: count,
  givenAt: z.number().int(),
  receipt: fileReceipt,
})
export type GivenFile = z.infer<typeof givenFile>

const byId = z.object({ id: z.string() })
const byFile = z.object({ id: z.string(), file: z.string() })

/**
 * Announces a file of a month. It counts once {@link changeFiles} adds it, after all of its rows were sent. A file announced
 * and never added is forgotten after a day, or once {@link mostOpenFiles} others were announced after it.
 */
export const announceFile = endpoint({
  method: 'POST',
  path: '/analysis/:id/files',
  summary: 'Announce a file of a month, whose rows follow in parts',
  access: 'tools',
  params: byId,
  body: z.strictObject({
    slot: z.enum(fileSlots),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    report: report.exactOptional(),
    receipt: fileReceipt,
  }),
  bodyLimit: 128 * 1024,
  answer: z.object({ file: fileNumber }),
})

/**
 * Rows of an announced file, without its orders, which `putAnalysis` takes. `from` is the place of the first among all
 * rows of the file. Sending a part again changes nothing.
 */
export const putFileRows = endpoint({
  method: 'PUT',
  path: '/analysis/:id/files/:file/rows',
  summary: 'Send a part of the rows of an announced file',
  access: 'tools',
  params: byFile,
  body: z
    .strictObject({
      from: filePlace,
      leftOut: z.array(statedLeftOut).max(mostRowsOfPart).exactOptional(),
      payments: z.array(statedPayment).max(mostRowsOfPart).exactOptional(),
      takenBack: z.array(statedTakenBack).max(mostRowsOfPart).exactOptional(),
      details: z.array(statedDetail).max(mostRowsOfPart).exactOptional(),
    })
    .refine(({ from: _, ...lists }) => Object.keys(lists).length === 1, { error: 'one kind of rows' }),
  bodyLimit: largestBody,
  answer: z.object({ file: fileNumber }),
})

/**
 * Adds files to a month and removes others, all at once, so that a month is never half of a change. Refused with 409
 * `incomplete` where the server has not all `rows` of an added file. A removed file that another month was given too stays
 * there. Asked again, nothing changes.
 */
export const changeFiles = endpoint({
  method: 'PUT',
  path: '/analysis/:id/files',
  summary: 'Let files count whose rows were all sent, and take others back, with all that only they said',
  access: 'tools',
  params: byId,
  body: z.strictObject({
    add: z.array(z.strictObject({ file: fileNumber, rows: filePlace })).max(mostOpenFiles),
    remove: z.array(fileNumber).max(mostRemoved),
  }),
  answer: z.object({ id: z.uuid(), revision: version, figures: wireFigures }),
})

/** At most {@link mostRowsOfPart} rows of a file, from a place on. */
export const getFileRows = endpoint({
  method: 'GET',
  path: '/analysis/:id/files/:file/rows',
  summary: 'A part of the rows of a file',
  largeAnswer: 'whole',
  access: 'session',
  params: byFile,
  query: z.object({ from: z.coerce.number().pipe(filePlace) }),
  answer: z.object({
    requests: z.array(statedOrder),
    leftOut: z.array(statedLeftOut),
    payments: z.array(statedPayment),
    takenBack: z.array(statedTakenBack),
    details: z.array(statedDetail),
  }),
})
export type FileRows = z.infer<typeof getFileRows.answer>

/**
 * The payments for the month's orders that came with files of other months, at most {@link mostRowsOfPart}, those after
 * the one at `place` of `file`. `takenBack` comes with the first of them. `months` names the months of each file.
 */
export const getOtherPayments = endpoint({
  method: 'GET',
  path: '/analysis/:id/payments',
  summary: "The payments for a month's orders that came with files of other months",
  largeAnswer: 'whole',
  access: 'session',
  params: byId,
  query: z.object({
    file: z.coerce.number().int().min(0).optional(),
    place: z.coerce.number().pipe(filePlace).optional(),
  }),
  answer: z.object({
    payments: z.array(statedPayment.extend({ file: fileNumber, place: count })),
    takenBack: z.array(statedTakenBack.and(z.object({ file: fileNumber }))),
    files: z.array(
      z.object({ file: fileNumber, fileName: z.string(), months: z.array(z.object(wireMonth)) }),
    ),
  }),
})
export type OtherPayments = z.infer<typeof getOtherPayments.answer>
