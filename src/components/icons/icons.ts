/** The icons of the site, one family (Tabler, MIT), each imported alone so that no other travels. */
export { default as ArrowLeft } from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
export { default as ArrowRight } from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
export { default as ChevronDown } from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
export { default as Close } from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
export { default as Menu } from "@tabler/icons-react/dist/esm/icons/IconMenu.mjs";
export { default as Phone } from "@tabler/icons-react/dist/esm/icons/IconPhone.mjs";
export { default as Star } from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
export { default as StarFilled } from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
export { default as Pause } from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
export { default as Play } from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
