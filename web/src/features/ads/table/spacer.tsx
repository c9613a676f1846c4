interface SpacerProps {
  height: number
  columns: number
}

/** The room of the rows of a long table that are out of sight. */
export function Spacer({ height, columns }: SpacerProps) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
