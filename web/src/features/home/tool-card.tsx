import { Paper, Text, Title } from '@mantine/core'
import { IconArrowRight, type TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './home.module.css'

interface ToolCardProps {
  href: string
  icon: TablerIcon
  name: string
  question: string
  sentence: string
}

export function ToolCard({ href, icon: Icon, name, question, sentence }: ToolCardProps) {
  return (
    <Paper component={Link} to={href} className={classes.card}>
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
