/**
 * How the side menu stands (specification §2): beside the page or floating over it, and open or not for each kind of
 * window.
 */
export interface MenuState {
  readonly mode: 'static' | 'overlay'
  /** Wide window, static mode: the menu is folded away. */
  readonly collapsed: boolean
  /** Wide window, overlay mode: the menu floats over the page. */
  readonly floating: boolean
  /** Narrow window: the menu covers the page. */
  readonly mobile: boolean
}
export type MenuEvent =
  | { readonly type: 'menu.toggle'; readonly wide: boolean }
  /** A link was followed, Escape or a press outside: what lies over the page goes. */
  | { readonly type: 'menu.dismiss' }
  | { readonly type: 'menu.mode'; readonly mode: MenuState['mode'] }

/** Wider than this is a desktop; CSS pixels (specification §9). */
export const DESKTOP = 991
export const initialMenu = (mode: MenuState['mode']): MenuState => ({
  mode,
  collapsed: false,
  floating: false,
  mobile: false,
})

/**
 * The next state of the menu. The toggle flips the desktop state when the window is wider than 991 px, else the mobile
 * one.
 */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'menu.toggle':
      if (!event.wide) return { ...state, mobile: !state.mobile }
      return state.mode === 'static'
        ? { ...state, collapsed: !state.collapsed }
        : { ...state, floating: !state.floating }
    case 'menu.dismiss':
      return state.floating || state.mobile ? { ...state, floating: false, mobile: false } : state
    case 'menu.mode':
      return { ...initialMenu(event.mode), mobile: state.mobile }
  }
}

/** True while the menu can be seen. */
export const isMenuShown = (state: MenuState, wide: boolean): boolean =>
  wide ? (state.mode === 'static' ? !state.collapsed : state.floating) : state.mobile
