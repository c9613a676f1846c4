export { answerDoubt, type ChangeRefusal, type ListChange } from './changes/answer-doubt.ts'
export { type CalculatorListing, calculatorFile } from './changes/calculator-file.ts'
export { type DoubtedShop, doubtedShops } from './changes/doubted-shops.ts'
export {
  type ChangedField,
  type FieldChange,
  type ImportPlan,
  type PlannedRow,
  type PlanOptions,
  type RowOutcome,
  rowOutcomes,
} from './changes/import-plan.ts'
export { joinProducts, type Parting, partProducts } from './changes/join-products.ts'
export { circularKit, deepestKit } from './changes/kits.ts'
export { planImport } from './changes/plan-import.ts'
export {
  type CostBasis,
  type CostBook,
  costBook,
  costOn,
  unitCostsOf,
  withoutCost,
} from './costs/cost-book.ts'
export { costOfPieces, type UnitCost, type UnitCostFrom } from './costs/unit-costs.ts'
export {
  type Coverage,
  type CoverageBasis,
  type CoveragePart,
  type Covered,
  coverageOf,
  coverageParts,
  type KnownBeside,
  meanPrice,
  type SoldRow,
  type Uncosted,
  type UncostedReason,
} from './coverage/coverage.ts'
export {
  type CostListColumn,
  type CostListMapping,
  costListColumns,
  costListTable,
  guessCostList,
  readCostList,
  sayCosts,
} from './files/cost-list.ts'
export { ownColumns } from './files/formats/stock.ts'
export {
  type LocatedProductFile,
  locateProductFile,
  type ProductTable,
  productRowsSearched,
  readProductSheets,
  recognizeProductFile,
} from './files/locate-product-file.ts'
export {
  type FactLeftOut,
  type FactProblem,
  factLeftOut,
  type MovedColumn,
  mostFactProblems,
  mostProductRows,
  type ProductFact,
  type ProductFile,
  type ProductFileFault,
  ProductFileProblem,
} from './files/product-facts.ts'
export type { ProductFormat } from './files/product-format.ts'
export type { FileAbout } from './files/read-facts.ts'
export type { Cell, FileRow, ProductSheet } from './files/reading/cells.ts'
export { gtinOf } from './keys/gtin.ts'
export {
  type FoundProduct,
  listingKeys,
  type ProductIndex,
  productIndex,
  productOf,
  productsOfListing,
} from './keys/product-index.ts'
export { proposedProducts } from './keys/proposed-product.ts'
export { bareText, joinedName, nameKeyOf, type SoldName } from './keys/sold-name.ts'
export { type StatedFees, statedFees } from './keys/stated-fees.ts'
export { productBounds } from './model/bounds.ts'
export { type CostOrigin, costOrigins, type DatedCost } from './model/dated-cost.ts'
export {
  blankProduct,
  type CostMethod,
  costMethods,
  firstProductSettings,
  type KitPart,
  type Product,
  type ProductSettings,
  type Size,
} from './model/product.ts'
export {
  type Doubt,
  doubtReasons,
  type KeyKind,
  keyKinds,
  keyText,
  type Offer,
  type ProductKey,
} from './model/product-key.ts'
export type { Purchase, PurchaseLine, SupplierItem } from './model/purchase.ts'
export { type InvoiceFault, InvoiceProblem } from './purchases/invoice-problem.ts'
export {
  type PurchasePlan,
  planPurchases,
  surelyMatched,
  type UnmatchedLine,
  unmatchedLines,
} from './purchases/plan-purchases.ts'
export { type ReadInvoice, readInvoice } from './purchases/read-invoice.ts'
export type { XmlNode, XmlValue } from './purchases/xml-node.ts'
