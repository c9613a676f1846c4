import { Explained } from '../../../ui/explained.tsx'
import classes from './listing-detail.module.css'

interface FigureLabelProps {
  text: string
  explanation: string | undefined
}

export function FigureLabel({ text, explanation }: FigureLabelProps) {
  return (
    <span className={classes.label}>
      {explanation === undefined ? text : <Explained explanation={explanation}>{text}</Explained>}
    </span>
  )
}
