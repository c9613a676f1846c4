const wholeNumber = /^\d{1,7}$/
const firstCapacity = 1024

/**
 * Tells rows that stand twice in a file. Each row of a report has a number of its own ('#'), so that only its hash is
 * kept under that number, 4 bytes a row; rows without a usable number are distinguished by a longer hash of their cells.
 */
export class RepeatedRows {
  private hashes = new Uint32Array(firstCapacity)
  private readonly unnumbered = new Set<number>()

  /** 'repeated': every cell is equal to that of an earlier row; 'renumbered': an earlier row has its number, with other cells. */
  kindOf(cells: readonly string[]): 'new' | 'repeated' | 'renumbered' {
    const number = cells[0]?.trim() ?? ''
    if (!wholeNumber.test(number)) return this.kindByCells(cells)
    const place = Number(number)
    if (place >= this.hashes.length) this.makeRoom(place)
    const hash = hashOf(cells, 0) || 1
    const before = this.hashes[place]
    if (before === hash) return 'repeated'
    if (before) return 'renumbered'
    this.hashes[place] = hash
    return 'new'
  }

  private kindByCells(cells: readonly string[]): 'new' | 'repeated' {
    const hash = hashOf(cells, 0) * 2 ** 21 + (hashOf(cells, 1) >>> 11)
    if (this.unnumbered.has(hash)) return 'repeated'
    this.unnumbered.add(hash)
    return 'new'
  }

  private makeRoom(place: number): void {
    const larger = new Uint32Array(Math.max(place + 1, 2 * this.hashes.length))
    larger.set(this.hashes)
    this.hashes = larger
  }
}

/** FNV-1a over the letters of all cells. */
function hashOf(cells: readonly string[], seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (const cell of cells) {
    for (let at = 0; at < cell.length; at += 1) hash = Math.imul(hash ^ cell.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 0x1f, 0x01000193)
  }
  return hash >>> 0
}
