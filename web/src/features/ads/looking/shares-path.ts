const mostSteps = 400

/** A curve through cumulative shares, of no more steps than can be seen. */
export function sharesPath(
  shares: readonly number[],
  x: (part: number) => number,
  y: (part: number) => number,
): string {
  const last = shares.length - 1
  const step = Math.max(1, Math.ceil(last / mostSteps))
  const positions = Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) =>
    Math.min(last, index * step),
  )
  return positions
    .map((position, index) => {
      const across = x(last === 0 ? 0 : position / last).toFixed(1)
      return `${index === 0 ? 'M' : 'L'}${across} ${y(shares[position] ?? 0).toFixed(1)}`
    })
    .join('')
}
