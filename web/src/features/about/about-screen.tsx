import { Button, Text, Title } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { isLoggedIn } from '../../api/auth-token.ts'
import { settingsQuery } from '../../api/settings.ts'
import { BrandMark } from '../../theme/brand-mark.tsx'
import open from '../../theme/open-bar.module.css'
import classes from './about.module.css'
import { AdsDrawing, ClosingDrawing, PriceDrawing } from './drawings.tsx'
import { texts } from './texts.ts'

interface AboutScreenProps {
  calculator: ReactNode
  plans: ReactNode
}

/** Introduces the product to people who do not know it yet. It is public and has a working calculator. */
export function AboutScreen({ calculator, plans }: AboutScreenProps) {
  return (
    <div className={classes.page}>
      <title>{texts.pageTitle}</title>
      <Hero />
      <main>
        <section id="calculadora" aria-labelledby="about-calculator" className={classes.first}>
          <Title order={2} id="about-calculator">
            {texts.calculator.heading}
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {texts.calculator.lead}
          </Text>
          {calculator}
        </section>
        <section aria-labelledby="about-questions" className={classes.section}>
          <Title order={2} id="about-questions" className={classes.heading}>
            {texts.questionsHeading}
          </Title>
          <Answer {...texts.price} Icon={IconCalculator} picture={<PriceDrawing />} />
          <Answer {...texts.ads} Icon={IconTargetArrow} picture={<AdsDrawing />} />
          <Answer {...texts.closing} Icon={IconReceipt2} picture={<ClosingDrawing />} />
        </section>
        <Files />
        <section id="precos" aria-labelledby="about-plans" className={classes.section}>
          <Title order={2} id="about-plans" className={classes.heading}>
            {texts.plans.heading}
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {texts.plans.lead}
          </Text>
          {plans}
        </section>
        <section aria-labelledby="about-end" className={classes.end}>
          <Title order={2} id="about-end" className={classes.heading}>
            {texts.end.heading}
          </Title>
          <EnterButton />
        </section>
      </main>
      <footer className={open.footer}>
        <Link to={addresses.terms}>{texts.terms}</Link>
        <Link to={addresses.privacy}>{texts.privacy}</Link>
        <Link to={addresses.help}>{texts.help}</Link>
        <Link to={addresses.login}>{texts.login}</Link>
      </footer>
    </div>
  )
}

function Hero() {
  return (
    <header className={`${open.night} ${classes.hero}`}>
      <div className={classes.bar}>
        <p className={open.product}>
          <BrandMark size={36} />
          {texts.product}
        </p>
        <nav aria-label={texts.sections} className={classes.links}>
          <a href="#precos">{texts.prices}</a>
          <Link to={addresses.help}>{texts.help}</Link>
          <Link to={addresses.login}>{texts.login}</Link>
        </nav>
      </div>
      <div className={classes.words}>
        <h1 className={classes.title}>{texts.heading}</h1>
        <p className={classes.lead}>{texts.lead}</p>
        <div className={classes.actions}>
          <EnterButton />
          <a href="#calculadora" className={classes.down}>
            {texts.tryNow}
            <span aria-hidden>↓</span>
          </a>
        </div>
        <p className={classes.promise}>
          <TrialPromise />
        </p>
      </div>
    </header>
  )
}

/** What a trial costs and how long it lasts; empty until the server's settings have arrived. */
function TrialPromise() {
  const { data: settings } = useQuery(settingsQuery)
  return settings && texts.promise(settings.trialDays)
}

/** A link to the sign-up, or to the product for people who are logged in. */
function EnterButton() {
  const isInside = isLoggedIn()
  return (
    <Button component={Link} to={isInside ? addresses.home : addresses.signUp} size="lg">
      {isInside ? texts.enter : texts.signUp}
    </Button>
  )
}

interface AnswerProps {
  question: string
  answer: string
  Icon: typeof IconCalculator
  picture: ReactNode
}

function Answer({ question, answer, Icon, picture }: AnswerProps) {
  return (
    <div className={classes.answer}>
      <div>
        <Icon size={32} stroke={1.6} className={classes.icon} aria-hidden />
        <Title order={3} className={classes.question}>
          {question}
        </Title>
        <Text c="dimmed" fz="1.0625rem" mt="sm">
          {answer}
        </Text>
      </div>
      {picture}
    </div>
  )
}

function Files() {
  return (
    <section aria-labelledby="about-files" className={classes.section}>
      <Title order={2} id="about-files" className={classes.heading}>
        {texts.files.heading}
      </Title>
      <ul className={classes.files}>
        {texts.files.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Link to={addresses.privacy} className={classes.more}>
        {texts.files.more}
      </Link>
    </section>
  )
}
