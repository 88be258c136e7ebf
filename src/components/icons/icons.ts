/** The icons' shapes, all from Tabler (MIT). Each is imported separately, so that a page loads only those that it shows. */
export { __iconNode as ArrowLeft } from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
export { __iconNode as ArrowRight } from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
export { __iconNode as Check } from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
export { __iconNode as ChevronDown } from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
export { __iconNode as Close } from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
export { __iconNode as Copy } from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
export { __iconNode as Facebook } from "@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs";
export { __iconNode as LinkIcon } from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
export { __iconNode as LinkedIn } from "@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs";
export { __iconNode as Mail } from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
export { __iconNode as Menu } from "@tabler/icons-react/dist/esm/icons/IconMenu.mjs";
export { __iconNode as Pause } from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
export { __iconNode as Phone } from "@tabler/icons-react/dist/esm/icons/IconPhone.mjs";
export { __iconNode as Play } from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
export { __iconNode as Search } from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
export { __iconNode as Share } from "@tabler/icons-react/dist/esm/icons/IconShare2.mjs";
export { __iconNode as XLogo } from "@tabler/icons-react/dist/esm/icons/IconBrandX.mjs";
