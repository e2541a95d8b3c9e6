import jax
import jax.numpy as jnp

power = jax.jit(jax.lax.pow)
for dtype in (jnp.int32, jnp.int8, jnp.uint8):
    print(jax.__version__, dtype.__name__, [int(power(dtype(0), dtype(n))) for n in (1, 63, 64, 65)], "must be [0, 0, 0, 0]")
assert int(power(jnp.int32(0), jnp.int32(64))) == 0
