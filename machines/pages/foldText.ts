/** As words are compared: who types without accents and capitals finds what has them. A letter stays one letter, so that places stay too. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return bare.length === letter.length ? bare : letter;
    });
