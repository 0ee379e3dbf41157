/** @greenroom/mail */
