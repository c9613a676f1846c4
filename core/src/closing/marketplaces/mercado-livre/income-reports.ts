import type { IncomeFile } from '../../files/closing-files.ts'
import type { MercadoLivreNames } from '../../model/names/mercado-livre.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import type { FileRows } from '../../reading/file-rows.ts'
import { closestFormat, type OtherFile, type OthersThan } from '../../reading/find-headers.ts'
import type { Columns, Format } from '../../reading/format.ts'
import { type LocatedFile, locateFile } from '../../reading/locate-file.ts'
import type { Sheet } from '../../reading/sheet.ts'
import { releasesFormat } from './columns.ts'
import { readReleases } from './read-releases.ts'
import { billingFormat, releasedOperationsFormat, soldOperationsFormat } from './reports/columns.ts'
import { readBilling } from './reports/read-billing.ts'
import { readReleasedOperations } from './reports/read-released-operations.ts'
import { readSoldOperations } from './reports/read-sold-operations.ts'

type Income = IncomeFile<MercadoLivreNames>

interface Report {
  readonly format: Format
  readonly report?: Income['report']
  locate(heads: readonly Sheet[], others: readonly OtherFile[]): LocatedFile<Income>
}

function reportOf<C extends Columns>(
  format: Format<C>,
  read: (file: FileRows<C>) => Income,
  report?: Income['report'],
): Report {
  const locate: Report['locate'] = (heads, others) => locateFile(heads, { format, others }, read)
  return { format, locate, ...(report && { report }) }
}

const reports: readonly Report[] = [
  reportOf(releasesFormat, readReleases),
  reportOf(releasedOperationsFormat, readReleasedOperations, 'conciliation-of-releases'),
  reportOf(soldOperationsFormat, readSoldOperations, 'conciliation-of-sales'),
  reportOf(billingFormat, readBilling, 'billing'),
]
const formats = reports.map(({ format }) => format)

/**
 * Locates the report that an income file is: 'Liberações', one of the two Conciliação reports, or 'Faturamento'.
 *
 * @throws ClosingProblem for another file, one that would be read wrongly, and a workbook with several of these reports
 */
export function locateReport(heads: readonly Sheet[], othersThan: OthersThan): LocatedFile<Income> {
  const { format, whole } = closestFormat(heads, formats)
  if (whole > 1) throw new ClosingProblem({ kind: 'several-reports' })
  const found = reports.find((one) => one.format === format)
  if (!found) throw new RangeError('no report')
  return sayWhich(found, () => {
    const { tables, read } = found.locate(heads, othersThan(...formats))
    return { tables, read: (rows) => sayWhich(found, () => read(rows)) }
  })
}

const ofOthers = new Set(['swapped', 'other-report', 'unknown'])

/** Adds to a fault which report it is about. */
function sayWhich<Found>({ report }: Report, find: () => Found): Found {
  try {
    return find()
  } catch (error) {
    if (!report || !(error instanceof ClosingProblem) || ofOthers.has(error.fault.kind)) throw error
    throw new ClosingProblem({ ...error.fault, of: report })
  }
}
