// The only two things that cast a shadow are popovers and dialogs.
export const popoverStyle =
  'appearing z-30 max-w-[calc(100vw-16px)] overflow-auto rounded-button border border-rule bg-surface shadow-popover outline-none';
