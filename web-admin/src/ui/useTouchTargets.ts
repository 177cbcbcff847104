import { makeStaticStyles, tokens } from "@fluentui/react-components";

/**
 * Makes every control at least 44 pixels high and wide where a finger uses it, and the text of fields 16 pixels high, as
 * iOS zooms into smaller ones. It is text, because Griffel drops an
 * object in the object of a media query. Controls whose visible part stays small have a larger invisible one. The texts of
 * actions (data-actions) have room beside them, so that the buttons are not square.
 */
export const useTouchTargets = makeStaticStyles(`
  @media (pointer: coarse) {
    :root :is(
      .fui-Button, .fui-Tab, .fui-MenuItem, .fui-MenuItemRadio, .fui-MenuItemCheckbox, .fui-Option,
      .fui-Select__select, .fui-Input__input, .fui-Combobox__input, .fui-Dropdown__button, .fui-SpinButton,
      .fui-Checkbox, .fui-Radio, .fui-Switch, .fui-AccordionHeader__button
    ) { min-height: 44px; }
    :root :is(.fui-Button[aria-label], .fui-ToggleButton, .fui-Tab, .fui-Combobox__expandIcon) { min-width: 44px; }
    :root [data-actions] .fui-Button:not(:has(.fui-Button__icon)) {
      min-width: 80px; padding-inline: 16px; font-size: ${tokens.fontSizeBase300};
    }
    :root :is(.fui-Checkbox__input, .fui-Radio__input, .fui-Switch__input) { min-width: 44px; }
    :root :is(.fui-Checkbox, .fui-Radio, .fui-Switch) { align-items: center; }
    :root :is(.fui-Checkbox__indicator, .fui-Radio__indicator, .fui-Checkbox__label, .fui-Radio__label) {
      align-self: center;
    }
    :root :is(input, select, textarea) { font-size: max(16px, 1em); }
    :root .fui-Checkbox:not(:has(.fui-Checkbox__label)) { min-width: 44px; justify-content: center; }
    :root .fui-MenuItem, :root .fui-Option { align-items: center; }
    :root .fui-Combobox__expandIcon { min-height: 44px; display: flex; align-items: center; justify-content: center; }
  }
`);
