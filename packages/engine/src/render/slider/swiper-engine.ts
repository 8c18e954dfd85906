import Swiper from 'swiper'
import { scrollToSlide } from './scroll-engine.ts'
import { reducedMotion, type SlideLayout, type SliderEngine } from './slider-engine.ts'

interface Options extends SlideLayout {
  loop: boolean
  position: number
  onPosition: (position: number) => void
  /** Called when a drag by finger or mouse begins. */
  onDrag: () => void
}

/**
 * Starts Swiper on the track, in one task, so that nothing is painted in between. Sizes come from the style sheet
 * instead of Swiper's breakpoints, which know the slider's own width but not the page's.
 */
export function swiperEngine(view: HTMLElement, { gap, loop, position, onPosition, onDrag }: Options): SliderEngine {
  view.scrollLeft = 0
  view.dataset.motor = 'swiper'
  // Swiper rounds the width. After rounding up, it would count the next slide as visible and miss a slide to loop.
  const width = () => Math.floor(Number.parseFloat(getComputedStyle(view).width))
  const swiper = new Swiper(view, {
    width: width(),
    wrapperClass: 'bf-slider__track',
    slideClass: 'bf-slider__slide',
    slideVisibleClass: 'bf-slider__slide--seen',
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: position,
    loop,
    watchSlidesProgress: true,
    speed: reducedMotion() ? 0 : 400,
    threshold: 8,
  })
  swiper.on('beforeResize', () => {
    swiper.params.width = width()
  })
  const report = () => {
    onPosition(loop ? swiper.realIndex : swiper.snapIndex)
    for (const slide of swiper.slides) slide.inert = !slide.classList.contains('bf-slider__slide--seen')
  }
  swiper.on('slideChange', report)
  swiper.on('snapIndexChange', report)
  swiper.on('slideChangeTransitionEnd', report)
  swiper.on('resize', report)
  swiper.on('sliderFirstMove', onDrag)
  report()
  return {
    goTo: (to) => {
      if (loop) swiper.slideToLoop(to)
      else swiper.slideTo(to)
    },
    step: (by) => {
      if (by === 1) {
        if (loop || !swiper.isEnd) swiper.slideNext()
        else swiper.slideTo(0)
      } else if (loop || !swiper.isBeginning) swiper.slidePrev()
      else swiper.slideTo(swiper.slides.length - 1)
    },
    stop: () => {
      const stoodAt = loop ? swiper.realIndex : swiper.snapIndex
      const { slides } = swiper
      // It emits events, after which slides out of view are inert.
      swiper.destroy()
      for (const slide of slides) slide.inert = false
      delete view.dataset.motor
      scrollToSlide(view, stoodAt, 'instant')
    },
  }
}
