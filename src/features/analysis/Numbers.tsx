import { chakra } from '@chakra-ui/react/styled-system'

/** Numbers with their names side by side; on a phone in two columns. */
export const Numbers = ({ of }: { readonly of: readonly (readonly [name: string, value: string])[] }) => (
  <chakra.dl
    display="grid"
    gap="4"
    gridTemplateColumns="repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))"
    fontVariantNumeric="tabular-nums"
  >
    {of.map(([name, value]) => (
      <chakra.div key={name}>
        <chakra.dt textStyle="sm" color="fg.muted">
          {name}
        </chakra.dt>
        <chakra.dd textStyle="lg" fontWeight="650">
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
