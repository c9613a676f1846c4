import { Anchor, Box, type BoxProps } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../addresses.ts'
import { isLoggedIn } from '../api/auth-token.ts'
import { BrandMark } from './brand-mark.tsx'
import classes from './open-bar.module.css'

interface OpenBarProps extends BoxProps {
  texts: Record<'product' | 'home' | 'back' | 'login', string>
}

/** The top bar of public pages: the brand, and a link to the product or the login. */
export function OpenBar({ texts, ...place }: OpenBarProps) {
  const isInside = isLoggedIn()
  return (
    <Box component="header" className={classes.bar} {...place}>
      <Link to={addresses.home} className={classes.brand} aria-label={texts.home}>
        <BrandMark size={32} />
        {texts.product}
      </Link>
      <Anchor
        component={Link}
        to={isInside ? addresses.home : addresses.login}
        fw={600}
        size="sm"
        className={classes.back}
        data-screen-only
      >
        {isInside ? texts.back : texts.login}
      </Anchor>
    </Box>
  )
}
