interface SpacerProps {
  height: number
}

/** The room of the rows of a long table that are out of sight. */
export function Spacer({ height }: SpacerProps) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={12} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
