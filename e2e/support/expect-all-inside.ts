import { expect, type Page } from '@playwright/test'

/**
 * That nothing is cut off or outside of the window, that only a box of its own scrolls sideways, and that no bar hides the end
 * of the page.
 */
export async function expectAllInside(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findOutside), page.url()).toEqual([])
}

function findOutside(): string[] {
  const width = innerWidth
  const nameOf = (element: Element) =>
    `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${element.className}`
  const isSeen = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect()
    return (
      wide > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  /** In a box that scrolls sideways, or for those alone who hear the page. */
  const isInBox = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, clipPath, clip } = getComputedStyle(element)
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
    return scrolls || clipPath !== 'none' || clip !== 'auto' || isInBox(element.parentElement)
  }
  const shown = [...document.querySelectorAll('body *')].filter(isSeen)
  const beside = shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left < -1 || right > width + 1) && !isInBox(element)
  })
  const words =
    '.mantine-Button-label, .mantine-SegmentedControl-root, .mantine-Accordion-label, h1, h2, h3, p'
  const cut = shown.filter(
    (element) =>
      element.matches(words) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2,
  )
  scrollTo(0, document.documentElement.scrollHeight)
  const bar = [...document.querySelectorAll('nav')].find(
    (nav) => isSeen(nav) && getComputedStyle(nav).position === 'fixed',
  )
  const edge = bar?.getBoundingClientRect().top ?? innerHeight
  const last = shown.filter((element) => element.matches('main :is(a, button, input, select, p)')).at(-1)
  const isCovered = last && !isInBox(last.parentElement) && last.getBoundingClientRect().bottom > edge + 1
  scrollTo(0, 0)
  const wide = document.documentElement.scrollWidth
  return [
    ...(wide > width ? [`the page is ${wide} px wide`] : []),
    ...beside.map((element) => `beside: ${nameOf(element)}`),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...(isCovered ? [`covered: ${nameOf(last)}`] : []),
  ]
}
