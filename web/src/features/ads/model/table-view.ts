import { nextSort, type Sort, type SortColumn } from './sort.ts'

/** How the keyword table is looked at: nothing of this is part of the report. Keywords go by their position in it. */
export interface TableView {
  readonly sort: Sort | undefined
  readonly expanded: ReadonlySet<number>
  readonly blocks: ReadonlyMap<number, BlockView>
}

export const initialTableView: TableView = { sort: undefined, expanded: new Set(), blocks: new Map() }

export type TableAction =
  | { readonly kind: 'sort-keywords'; readonly column: SortColumn }
  | { readonly kind: 'sort-terms'; readonly keyword: number; readonly column: SortColumn }
  | { readonly kind: 'expand'; readonly keyword: number; readonly isExpanded: boolean }
  | { readonly kind: 'turn-page'; readonly keyword: number; readonly page: number }

export function changeTableView(view: TableView, action: TableAction): TableView {
  if (action.kind === 'sort-keywords') return { ...view, sort: nextSort(view.sort, action.column) }
  const { keyword } = action
  if (action.kind === 'expand') {
    const expanded = new Set(view.expanded)
    if (action.isExpanded) expanded.add(keyword)
    else expanded.delete(keyword)
    return { ...view, expanded }
  }
  const block = view.blocks.get(keyword) ?? initialBlockView
  const changed: BlockView =
    action.kind === 'turn-page'
      ? { ...block, page: action.page }
      : { page: 1, sort: nextSort(block.sort, action.column) }
  return { ...view, blocks: new Map(view.blocks).set(keyword, changed) }
}

/** How the terms of one keyword are looked at. */
export interface BlockView {
  readonly page: number
  readonly sort: Sort | undefined
}

export const initialBlockView: BlockView = { page: 1, sort: undefined }
