import { Paper, Text, Title } from '@mantine/core'
import { IconArrowRight, type TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './home.module.css'
import { texts } from './texts.ts'
import { markTourStop } from './tour-stop.ts'

interface ToolCardProps {
  tool: keyof typeof texts.tools
  href: string
  icon: TablerIcon
}

export function ToolCard({ tool, href, icon: Icon }: ToolCardProps) {
  const { name, question, sentence } = texts.tools[tool]
  return (
    <Paper component={Link} to={href} className={classes.card} {...markTourStop(tool)}>
      <span className={classes.icon}>
        <Icon size={26} stroke={1.6} aria-hidden />
      </span>
      <Title order={2} className={classes.question}>
        {question}
      </Title>
      <Text c="dimmed" size="sm" lh={1.6}>
        {sentence}
      </Text>
      <span className={classes.open}>
        {name}
        <IconArrowRight size={18} aria-hidden />
      </span>
    </Paper>
  )
}
