import { nextSort } from '../../../table/sort.ts'
import { dearestFirst, type Sort, type SortColumn } from './sort.ts'

/**
 * How the keyword table is sorted and expanded, and the view of each keyword's terms. Keywords are identified by their
 * index.
 */
export interface TableView {
  readonly sort: Sort
  readonly expanded: ReadonlySet<number>
  readonly blocks: ReadonlyMap<number, TermsView>
}

export const initialTableView: TableView = { sort: dearestFirst, expanded: new Set(), blocks: new Map() }

export type TableAction =
  | { readonly kind: 'sort-keywords'; readonly column: SortColumn }
  | { readonly kind: 'sort-terms'; readonly keyword: number; readonly column: SortColumn }
  | { readonly kind: 'expand'; readonly keyword: number; readonly isExpanded: boolean }
  | { readonly kind: 'turn-page'; readonly keyword: number; readonly page: number }

export function changeTableView(view: TableView, action: TableAction): TableView {
  if (action.kind === 'sort-keywords') return { ...view, sort: nextSort(view.sort, action.column) }
  const { keyword } = action
  if (action.kind === 'expand') {
    return { ...view, expanded: withMember(view.expanded, keyword, action.isExpanded) }
  }
  const block = view.blocks.get(keyword) ?? initialTermsView
  const changed: TermsView =
    action.kind === 'turn-page'
      ? { ...block, page: action.page }
      : { page: 1, sort: nextSort(block.sort, action.column) }
  return { ...view, blocks: new Map(view.blocks).set(keyword, changed) }
}

/** How the terms of one keyword are sorted and paged. */
export interface TermsView {
  readonly page: number
  readonly sort: Sort
}

export const initialTermsView: TermsView = { page: 1, sort: dearestFirst }

/** A copy of a set, with a member added or removed. */
export function withMember<Member>(
  set: ReadonlySet<Member>,
  member: Member,
  isIn: boolean,
): ReadonlySet<Member> {
  const changed = new Set(set)
  if (isIn) changed.add(member)
  else changed.delete(member)
  return changed
}
