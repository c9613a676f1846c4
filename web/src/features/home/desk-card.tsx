import { Anchor, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import pieces from '../../theme/pieces.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import classes from './home.module.css'
import { texts } from './texts.ts'

export type Tool = 'closings' | 'calculator' | 'ads'

/** A figure of the seller's, what it counts, and where something can be done about it. */
export interface DeskLine {
  readonly figure?: string
  /** Whether money is lost by it. */
  readonly isLoss?: boolean
  readonly sentence: string
  readonly href: string
}

/** What is known of a tool; `empty` before the seller has used it. */
export type DeskState =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'known'; readonly lines: readonly DeskLine[] }

const icons = { closings: IconReceipt2, calculator: IconCalculator, ads: IconTargetArrow }
const tools = { closings: addresses.closings, calculator: addresses.calculator, ads: addresses.ads }

interface DeskCardProps {
  tool: Tool
  desk: DeskState
  /** The address of the tool's example. */
  example: string
  /** Where links lead instead, if the tools are closed to the seller. */
  instead?: string | undefined
}

/** A tool on the desk: what is to do there or, before its first use, its question and an example. */
export function DeskCard({ tool, desk, example, instead }: DeskCardProps) {
  const { name, question, step, example: toExample } = texts.tools[tool]
  const Icon = icons[tool]
  const leadTo = (href: string) => instead ?? href
  return (
    <Paper
      component="section"
      withBorder
      p="var(--panel-padding)"
      className={classes.card}
      {...markTourStop(tool)}
    >
      <Title order={2} size="h3">
        <Link to={leadTo(tools[tool])} className={classes.tool}>
          <Icon size={20} stroke={1.7} aria-hidden />
          {name}
        </Link>
      </Title>
      {desk.state === 'loading' && (
        <Stack gap="xs" role="status" aria-label={texts.loading}>
          <Skeleton h={34} w="60%" />
          <Skeleton h={20} />
        </Stack>
      )}
      {desk.state === 'failed' && (
        <FailureAlert title={texts.failed} message={desk.message} onRetry={desk.onRetry} />
      )}
      {desk.state === 'empty' && (
        <Stack gap={0} align="flex-start">
          <Figure>{question}</Figure>
          <Anchor component={Link} to={leadTo(tools[tool])} className={pieces.standing} px={0} fw={600}>
            {step}
          </Anchor>
          <Anchor
            component={Link}
            to={leadTo(example)}
            className={pieces.standing}
            px={0}
            size="sm"
            c="dimmed"
          >
            {toExample}
          </Anchor>
        </Stack>
      )}
      {desk.state === 'known' && (
        <SimpleGrid
          component="ul"
          type="container"
          cols={{ base: 1, '500px': 2, '760px': 3 }}
          spacing={20}
          verticalSpacing={4}
          className={pieces.bare}
        >
          {desk.lines.map(({ figure, isLoss = false, sentence, href }) => (
            <li key={sentence}>
              <Link
                to={leadTo(href)}
                className={pieces.entry}
                style={{ gap: 0, paddingBlock: 8, marginInline: -10 }}
              >
                {figure && <Figure {...(isLoss && { c: 'var(--loss)' })}>{figure}</Figure>}
                <Text span lh={1.5} {...(figure ? { size: 'sm', c: 'dimmed' } : { fw: 550 })}>
                  {sentence}
                </Text>
              </Link>
            </li>
          ))}
        </SimpleGrid>
      )}
    </Paper>
  )
}

function Figure(props: { c?: string; children: string }) {
  return (
    <Text
      span
      fz="1.5rem"
      fw={650}
      lh={1.3}
      lts="-0.02em"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      {...props}
    />
  )
}
