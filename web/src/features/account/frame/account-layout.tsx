import { Box, Flex, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { BrandMark } from '../../../theme/brand-mark.tsx'
import open from '../../../theme/open-bar.module.css'
import pieces from '../../../theme/pieces.module.css'
import { texts } from '../texts.ts'
import classes from './account-layout.module.css'

const icons = [IconCalculator, IconTargetArrow, IconReceipt2]

interface AccountLayoutProps {
  title: string
  children: ReactNode
}

/** The frame of an account form, with the product's promises next to it. On a phone, only the form. */
export function AccountLayout({ title, children }: AccountLayoutProps) {
  const main = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The link that led here has disappeared, and the focus with it.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Flex mih="100dvh">
      <title>{`${title} · ${texts.product}`}</title>
      <Box component="aside" visibleFrom="md" className={`${open.night} ${classes.pitch}`}>
        <p className={open.product}>
          <BrandMark size={40} />
          {texts.product}
        </p>
        {/* Begins where web/build/skeleton.css has it begin. */}
        <Box maw={520} mt="clamp(40px, 12vh, 140px)" mb="auto">
          <p className={classes.heading}>{texts.pitch.heading}</p>
          <Stack component="ul" gap={26} className={pieces.bare}>
            {texts.pitch.questions.map((question, index) => {
              const Icon = icons[index] ?? IconCalculator
              return (
                <Flex key={question} component="li" align="center" gap={16} fz="1.0625rem" fw={600}>
                  <ThemeIcon size={44} radius={12} color="rgb(255 138 61 / 16%)" c="#ff9a57">
                    <Icon size={22} stroke={1.7} aria-hidden />
                  </ThemeIcon>
                  {question}
                </Flex>
              )
            })}
          </Stack>
        </Box>
        <Text size="sm" c="#b3ada7">
          {texts.pitch.promise}
        </Text>
      </Box>
      <Flex direction="column" flex={1} miw={0} bg="var(--mantine-color-body)">
        <Flex
          component="main"
          ref={main}
          tabIndex={-1}
          direction="column"
          align="center"
          flex={1}
          justify={{ base: 'flex-start', md: 'center' }}
          pt={{ base: 40, md: 48 }}
          // Leaves room for the support link at the edge.
          px={{ base: 'min(1.875rem, 9vw)', md: 24 }}
          pb={24}
        >
          <Box w="100%" maw={400}>
            <Box component="p" hiddenFrom="md" mb={40} className={open.product}>
              <BrandMark size={36} />
              {texts.product}
            </Box>
            {children}
          </Box>
        </Flex>
        <footer className={open.footer}>
          <Link to={addresses.about}>{texts.footer.about}</Link>
          <Link to={addresses.help}>{texts.footer.help}</Link>
          <Link to={addresses.terms}>{texts.footer.terms}</Link>
          <Link to={addresses.privacy}>{texts.footer.privacy}</Link>
        </footer>
      </Flex>
    </Flex>
  )
}
