import { mayUseTools } from '@vendaclara/core/subscription'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { DeskCard, type DeskState, type Tool } from './desk-card.tsx'
import classes from './home.module.css'

interface DeskProps {
  states: Readonly<Record<Tool, DeskState>>
  examples: Readonly<Record<Tool, string>>
}

/** What is to do in each tool, with the money first. */
export function Desk({ states, examples }: DeskProps) {
  const instead = mayUseTools(useSession()) ? undefined : addresses.checkout
  return (
    <div className={classes.room}>
      <div className={classes.desk}>
        {(['closings', 'calculator', 'ads'] as const).map((tool) => (
          <DeskCard key={tool} {...{ tool, instead }} desk={states[tool]} example={examples[tool]} />
        ))}
      </div>
    </div>
  )
}

const loading = { state: 'loading' } as const
const states = { closings: loading, calculator: loading, ads: loading }
const examples = { closings: addresses.closings, calculator: addresses.calculator, ads: addresses.ads }

/** The desk before anything of it is known. */
export function DeskLoading() {
  return <Desk states={states} examples={examples} />
}
