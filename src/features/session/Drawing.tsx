import { useTexts } from '../../i18n/useTexts.ts'

/** A personal page with a business card before it, in the two colours of the weave and in words. Decoration. */
export function Drawing() {
  const { t } = useTexts()
  return (
    <svg className="drawing" viewBox="0 0 484 410" focusable="false" aria-hidden="true">
      <defs>
        <pattern id="weave" width="32" height="16" patternUnits="userSpaceOnUse" patternTransform="translate(0 4)">
          <path className="f2" d="M0 0h32v1.5H0zM0 14.5h32V16H0z" />
          <path className="f1" d="M16 2.5 27 8 16 13.5 5 8z" />
          <path className="f0" d="M16 5 22 8 16 11 10 8z" />
          <path className="f2" d="M16 6.5 19 8 16 9.5 13 8zM0 3.5 6 8 0 12.5zM32 3.5 26 8 32 12.5z" />
        </pattern>
      </defs>
      <rect className="sheet" x="40.5" y="12.5" width="300" height="380" rx="14" />
      <path d="M41 36h299v16H41z" fill="url(#weave)" />
      <circle className="tint" cx="96" cy="100" r="26" />
      <circle className="f2" cx="96" cy="93" r="8.5" />
      <path className="f2" d="M80 119c0-13 7-17 16-17s16 4 16 17a26 26 0 0 1-32 0" />
      <text className="name" x="70" y="160">
        {t('session.drawing.name')}
      </text>
      <text className="line" x="70" y="179">
        {t('session.drawing.work')}
      </text>
      <text className="line" x="70" y="196">
        {t('session.drawing.place')}
      </text>
      <path className="rule" d="M70 212h240M74 248v88" />
      <path className="f1" d="m74 232 7 7-7 7-7-7zM74 292l7 7-7 7-7-7z" />
      <text className="job" x="94" y="244">
        {t('session.drawing.job')}
      </text>
      <text className="line" x="94" y="262">
        {t('session.drawing.job.where')}
      </text>
      <text className="job" x="94" y="304">
        {t('session.drawing.earlier')}
      </text>
      <text className="line" x="94" y="322">
        {t('session.drawing.earlier.where')}
      </text>
      <g transform="rotate(-5 340 300)">
        <rect className="shade" x="216" y="226" width="256" height="166" rx="14" />
        <path className="f1" d="M212 232a14 14 0 0 1 14-14h228a14 14 0 0 1 14 14v76H212z" />
        <text className="name on" x="234" y="274">
          {t('session.drawing.name')}
        </text>
        <text className="line on" x="234" y="293">
          {t('session.drawing.work')}
        </text>
        <path className="card" d="M212 308h256v62a14 14 0 0 1-14 14H226a14 14 0 0 1-14-14z" />
        <path d="M212 308h256v16H212z" fill="url(#weave)" />
        <text className="line" x="234" y="351">
          0911 234 567
        </text>
        <text className="line" x="234" y="369">
          {t('session.drawing.place')}
        </text>
        <rect className="code" x="388" y="232" width="62" height="62" rx="6" />
        <path
          className="dot"
          d="M395 239h17v17h-17zm4 4v9h9v-9zM426 239h17v17h-17zm4 4v9h9v-9zM395 270h17v17h-17zm4 4v9h9v-9zM401 245h5v5h-5zM432 245h5v5h-5zM401 276h5v5h-5zM416 239h4v4h-4zM416 247h4v9h-4zM416 260h9v4h-9zM429 260h5v4h-5zM438 260h5v9h-5zM395 260h5v4h-5zM404 260h8v4h-8zM416 268h4v4h-4zM424 268h5v5h-5zM433 273h5v5h-5zM416 276h4v11h-4zM424 278h5v4h-5zM433 282h10v5h-10zM424 285h4v2h-4z"
          fillRule="evenodd"
        />
      </g>
    </svg>
  )
}
