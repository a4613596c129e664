import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoonIcon, SunIcon } from '../../ui/icons.tsx'
import { useTheme } from '../../ui/theme.ts'

/** Light or dark, kept. */
export function ThemeToggle() {
  const { t } = useTexts()
  const { theme, toggle } = useTheme()
  return (
    <IconButton label={t(theme === 'dark' ? 'shell.theme.light' : 'shell.theme.dark')} onClick={toggle}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}
