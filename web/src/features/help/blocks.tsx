import { Code, Image, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Block, Inline } from '../../../help/document.ts'
import reading from '../../theme/reading.module.css'
import classes from './help.module.css'
import { texts } from './texts.ts'

/** The content below a heading. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change
  return blocks.map((block, index) => <BlockElement key={index} block={block} />)
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text>
          <Words inline={block.inline} />
        </Text>
      )
    case 'note':
      return (
        <p className={reading.note}>
          <Words inline={block.inline} />
        </p>
      )
    case 'picture':
      return (
        <Image
          src={block.address}
          alt={block.text}
          width={1280}
          height={800}
          loading="lazy"
          h="auto"
          radius={10}
          bd="1px solid var(--hairline)"
        />
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={reading.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a page never change
            <li key={index}>
              <Words inline={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <BlockTable block={block} />
  }
}

function BlockTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table verticalSpacing="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a page never change
              <Table.Th key={index}>
                <Words inline={cell} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {block.rows.map(([name = [], ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change
            <Table.Tr key={index}>
              <Table.Th scope="row">
                <Words inline={name} />
              </Table.Th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a page never change
                <Table.Td key={column}>
                  <Words inline={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Words({ inline }: { inline: readonly Inline[] }) {
  return inline.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page never change
    typeof part === 'string' ? part : <MarkedWords key={index} part={part} />,
  )
}

function MarkedWords({ part }: { part: Exclude<Inline, string> }) {
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>
    case 'code':
      return <Code>{part.text}</Code>
    case 'link':
      return part.href.startsWith('http') ? (
        <a href={part.href} target="_blank" rel="noreferrer" className={reading.link}>
          {part.text} {texts.newTab}
        </a>
      ) : (
        <Link to={part.href} className={reading.link}>
          {part.text}
        </Link>
      )
  }
}
