import { SimpleGrid, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

/** What every plan includes. */
export function Included() {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Title order={2} fz="1.0625rem" id={heading} mb={12}>
        {texts.included.heading}
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} spacing={{ base: 12, sm: 16 }} m={0} p={0}>
        {texts.included.tools.map(({ name, gives }) => (
          <li key={name} className={classes.tool}>
            <IconCheck size={18} aria-hidden />
            <div>
              <Text fw={600} size="sm">
                {name}
              </Text>
              <Text size="sm" c="dimmed">
                {gives}
              </Text>
            </div>
          </li>
        ))}
      </SimpleGrid>
    </section>
  )
}
