import { Anchor, CloseButton, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { addresses, helpHref } from '../../addresses.ts'
import { storedValue } from '../../storage/stored-value.ts'
import classes from './home.module.css'
import { texts } from './texts.ts'

/** Whether the list of first steps is gone for good, because all are done or the seller closed it. */
export const firstStepsClosed = storedValue({ key: 'first-steps-closed', schema: z.boolean(), absent: false })

type FirstStep = 'calculator' | 'ads' | 'closings'

const stepAddresses: Record<FirstStep, string> = {
  calculator: addresses.calculator,
  ads: addresses.ads,
  closings: addresses.closings,
}

interface FirstStepsProps {
  done: Readonly<Record<FirstStep, boolean>>
  onClose: () => void
}

/** The first steps of a new seller, each with a link and a check mark from the stored data. */
export function FirstSteps({ done, onClose }: FirstStepsProps) {
  const titleId = useId()
  const steps = Object.keys(stepAddresses) as FirstStep[]
  return (
    <Paper component="section" withBorder radius="lg" p="lg" mt="xl" aria-labelledby={titleId}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} id={titleId}>
            {texts.firstSteps.title}
          </Title>
          <Text c="dimmed" size="sm" mt={2}>
            {texts.firstSteps.count(steps.filter((step) => done[step]).length, steps.length)}
          </Text>
        </div>
        <CloseButton aria-label={texts.firstSteps.close} onClick={onClose} />
      </Group>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <ThemeIcon
              size={24}
              radius="xl"
              variant={done[step] ? 'filled' : 'default'}
              color={done[step] ? 'green' : 'gray'}
              aria-hidden
            >
              {done[step] && <IconCheck size={15} stroke={2.4} />}
            </ThemeIcon>
            {done[step] ? (
              <Text c="dimmed">
                {texts.firstSteps.steps[step]} <span>· {texts.firstSteps.done}</span>
              </Text>
            ) : (
              <Anchor component={Link} to={stepAddresses[step]} fw={600} c="var(--accent-text)">
                {texts.firstSteps.steps[step]}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      <Anchor component={Link} to={helpHref('primeiros-passos')} size="sm" c="var(--accent-text)">
        {texts.firstSteps.help}
      </Anchor>
    </Paper>
  )
}
